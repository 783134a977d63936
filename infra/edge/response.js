/**
 * CloudFront runs this on every answer of the site below 400. Written in what its runtime 2.0 knows of the language.
 * fill.ts puts in what stands in capitals: each page's policy goes by the hash of its text, which S3 gives as its tag.
 */

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it.
function handler(event) {
  const response = event.response;
  const headers = response.headers;
  const tag = /[0-9a-f]{32}/.exec(headers.etag ? headers.etag.value : '');
  const policy = policyOf(response, tag ? PAGES[tag[0]] : undefined);
  if (policy) headers['content-security-policy'] = { value: policy };
  if (tag && tag[0] === MISSING) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}

/** Nothing: the browser keeps what it has. */
function policyOf(response, page) {
  if (page) return said(page);
  if (response.statusCode === 304) return undefined;
  const type = response.headers['content-type'];
  // While a release spreads, a page may come from another one than this function.
  return said(type && type.value.indexOf('text/html') === 0 ? UNKNOWN : PLAIN);
}

function said(numbers) {
  return numbers.map((number) => WORDS[number]).join(' ');
}
