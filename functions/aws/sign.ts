/** Signature Version 4, by AWS's own package. */

import { Hash } from '@smithy/core/serde';
import { HttpRequest } from '@smithy/core/transport';
import { SignatureV4 } from '@smithy/signature-v4';
import type { SourceData } from '@smithy/types';
import type { Credentials } from './credentials';

export interface Signing {
  readonly service: string;
  readonly region: string;
  readonly credentials: Credentials;
  readonly at: Date;
}

class Sha256 extends Hash {
  constructor(secret?: SourceData) {
    super('sha256', secret);
  }
}

/** The same request with its date and its signature. */
export async function sign(request: HttpRequest, { service, region, credentials, at }: Signing): Promise<HttpRequest> {
  const signer = new SignatureV4({ service, region, credentials, sha256: Sha256 });
  return new HttpRequest(await signer.sign(request, { signingDate: at }));
}
