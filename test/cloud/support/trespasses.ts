import type { Cloud } from './cloud';
import { neededOfBridge, neededOfMapping, neededOfParameters, neededOfPost, neededOfQueue, type Permission } from './permissions';

/** What was asked for and is allowed by no role. */
export function trespasses(cloud: Cloud): readonly string[] {
  const { permissions, functions, queues, parameters, post, bridge, mappings } = cloud;
  const idOf = (caller: string): string => functions.find(caller).id;
  const all: readonly Permission[] = [
    ...functions.needed,
    ...queues.asked.map((asked) => neededOfQueue(idOf(asked.caller), asked)),
    ...parameters.asked.flatMap((asked) => neededOfParameters(idOf(asked.caller), asked)),
    ...bridge.asked.flatMap((asked) => neededOfBridge(idOf(asked.caller), asked)),
    ...post.asked.flatMap((asked) => neededOfPost(idOf(asked.caller), asked)),
    ...mappings.flatMap((mapping) => neededOfMapping(mapping, queues.held.has(mapping.source))),
  ];
  return [...new Set(all.filter((permission) => !permissions.has(permission)))];
}
