import type { Reach } from '../../aws/call';
import { environment } from './environment';

/** The services of the function's own region. */
export function ownRegion(): Reach {
  return { region: environment('AWS_REGION') };
}
