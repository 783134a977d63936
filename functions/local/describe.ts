/** Run once, when the server is built: the text of the OpenAPI document. */

import { games } from '@shared/games/index';
import { openapi } from '../api/openapi';

export const description = JSON.stringify(await openapi(games));
