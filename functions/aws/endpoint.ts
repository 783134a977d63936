/** Where a service is spoken to. */

/** The given address; or the one that the environment names for this service or for all, as AWS's own tools read it; or the region's. */
export function endpointOf(service: string, region: string, given?: string): URL {
  const { [`AWS_ENDPOINT_URL_${service.toUpperCase()}`]: own, AWS_ENDPOINT_URL: common } = process.env;
  return new URL(given || own || common || `https://${service}.${region}.amazonaws.com`);
}
