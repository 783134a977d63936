/**
 * CloudFront runs this before it looks for a file of the site. Written in what its runtime 2.0 knows of the language.
 * fill.ts puts in what stands in capitals.
 */

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it.
function handler(event) {
  const request = event.request;
  const at = decoded(request.uri);
  if (PAGES.indexOf(at) >= 0) return found(request, `${at}index.html`);
  if (PAGES.indexOf(`${at}/`) >= 0) return moved(`${request.uri}/${query(request.querystring)}`);
  // Pages of earlier releases may still be open, and ask for more of their own files.
  if (FILES.indexOf(at) >= 0 || /^\/_next\/static\/(chunks|media)\/[\w.~-]+$/.test(at)) return found(request, at);
  return missing(request);
}

function found(request, name) {
  request.uri = name;
  return request;
}

function moved(to) {
  const fields = { location: { value: to } };
  Object.keys(SECURITY).forEach((name) => {
    fields[name] = { value: SECURITY[name] };
  });
  return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: fields };
}

/** The page that says so, whole: response.js gives it its status. */
function missing(request) {
  ['if-match', 'if-modified-since', 'if-none-match', 'if-range', 'if-unmodified-since', 'range'].forEach((name) => {
    delete request.headers[name];
  });
  return found(request, MISSING);
}

/** Undecodable text is no file's name. */
function decoded(uri) {
  try {
    return decodeURIComponent(uri);
  } catch (_) {
    return uri;
  }
}

function query(fields) {
  const parts = [];
  Object.keys(fields).forEach((name) => {
    (fields[name].multiValue || [fields[name]]).forEach((field) => {
      parts.push(field.value === '' ? name : `${name}=${field.value}`);
    });
  });
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
