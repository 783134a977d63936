/** The API as a Lambda function. */

import { readFileSync } from 'node:fs';
import { games } from '@shared/games/index';
import { handle, type LambdaEvent } from 'hono/aws-lambda';
import { createApp } from '../api/app';
import { systemWorld } from '../play/world';
import { stackDatabase } from './parts/database';
import { secretsIn } from './parts/editions';
import { environment, given } from './parts/environment';
import { countedFailures } from './parts/failures';
import { addressOf, fromCloudFront, VIEWER } from './parts/front';
import { settings } from './parts/settings';

/** CloudFront's own name for the site is known to no template: it stands in a parameter, and never changes. */
const { 'base-address': ofCloudFront, 'origin-secret': origin } = await settings(
  environment('PARAMETERS'),
  'base-address',
  'origin-secret',
);

const metric = {
  namespace: environment('POWERTOOLS_METRICS_NAMESPACE'),
  service: environment('POWERTOOLS_SERVICE_NAME'),
};

/**
 * A request of the database is over within 3.1 s: two attempts of 1.5 s and a pause. A command makes five at most, for it reads
 * and writes twice in vain and reads once more, and so answers within the 20 s that the function has.
 */
const app = createApp({
  world: systemWorld(stackDatabase({ attempts: 2, patience: 1_500 }), games),
  openapi: readFileSync(new URL('openapi.json', import.meta.url), 'utf8'),
  // The site's own domain, if it has one.
  baseAddress: given('BASE_ADDRESS') ?? ofCloudFront,
  otherAddress: ofCloudFront,
  // The half that everybody may know: the API is not told the other one.
  pushKey: environment('PUSH_KEY'),
  log: countedFailures(metric, process.stdout, Date.now),
  clientOf: (c) => addressOf(c.req.header(VIEWER)),
  release: environment('RELEASE'),
});

const answer = handle(app);

export const handler = fromCloudFront(secretsIn(origin), (event: LambdaEvent) => answer(event));
