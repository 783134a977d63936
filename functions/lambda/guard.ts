/** Woken by CloudFormation at each deployment: refuses one by which players would lose their games or their way to the site. */

import { ordered } from './parts/formation';
import { Objection } from './parts/objection';
import { type Deployment, objectionTo } from './parts/step';

export const handler = ordered(
  () => 'guard',
  async (order) => {
    const next = order.ResourceProperties as unknown as Deployment;
    const before = order.RequestType === 'Update' ? (order.OldResourceProperties as unknown as Deployment) : next;
    const objection = objectionTo(next, before, Date.now());
    if (objection !== undefined) throw new Objection(objection);
    return {};
  },
);
