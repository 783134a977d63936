/** The site as CloudFront gives it, which is the site as one machine gives it. `web/out` is built before. */

import path from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Annotations, Match, Template } from 'aws-cdk-lib/assertions';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { VIEWER } from '../../functions/lambda/parts/front';
import { readSite, serveSite } from '../../functions/local/site';
import { readFiles } from '../../functions/site/files';
import { requestFunction, responseFunction } from '../../infra/edge/fill';
import { type Settings, settingsOf } from '../../infra/settings';
import { Site } from '../../infra/site';
import { ROOT, read as readSource, sources } from '../house/sources';
import { codeOf, edgeOf } from './edge';

const SETTINGS = settingsOf(
  new App({ context: { sender: 'Casebook <turns@casebook.example>', alarms: 'ops@casebook.example' } }).node,
);
const NAMED = { domain: 'casebook.example', certificate: 'arn:aws:acm:us-east-1:111122223333:certificate/abc' };

function stackOf(settings: Settings): { stack: Stack; site: Site } {
  const stack = new Stack(new App(), 'Casebook');
  const http = new HttpApi(stack, 'Http');
  return { stack, site: new Site(stack, 'Site', { http, originSecret: 'the-secret', settings }) };
}

const { stack, site } = stackOf(SETTINGS);
const template = Template.fromStack(stack);
const edge = edgeOf(template);
const files = readFiles(path.join(ROOT, 'web/out'));
const local = readSite(path.join(ROOT, 'web/out'));

function distributionHas(config: object): void {
  template.hasResourceProperties('AWS::CloudFront::Distribution', { DistributionConfig: Match.objectLike(config) });
}

describe('the bucket', () => {
  it('is private, encrypted, spoken to over TLS alone, and outlives the stack', () => {
    template.hasResource('AWS::S3::Bucket', {
      DeletionPolicy: 'Retain',
      Properties: {
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        BucketEncryption: { ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }] },
        OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
      },
    });
    template.hasResourceProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
        ]),
      },
    });
  });

  it('lets this distribution read and list, and nobody else anything', () => {
    const [policy] = Object.values(template.findResources('AWS::S3::BucketPolicy'));
    const statements: readonly { Effect: string }[] = policy?.Properties.PolicyDocument.Statement;
    expect(statements.filter(({ Effect }) => Effect === 'Allow')).toEqual([
      expect.objectContaining({
        Action: ['s3:GetObject', 's3:ListBucket'],
        Principal: { Service: 'cloudfront.amazonaws.com' },
        Condition: { StringEquals: { 'AWS:SourceArn': expect.anything() } },
      }),
    ]);
    template.hasResourceProperties('AWS::CloudFront::OriginAccessControl', {
      OriginAccessControlConfig: { OriginAccessControlOriginType: 's3', SigningBehavior: 'always', SigningProtocol: 'sigv4' },
    });
  });

  it('gets what is hashed first and the pages last, before the edge knows of them, and loses nothing', () => {
    const deployments = template.findResources('Custom::CDKBucketDeployment');
    const named = (part: string) => Object.keys(deployments).filter((name) => name.includes(part));
    expect(Object.values(deployments).map(({ Properties }) => Properties.Prune)).not.toContain(true);
    for (const name of named('Other')) expect(deployments[name]?.DependsOn).toEqual(expect.arrayContaining(named('Hashed')));
    for (const name of named('Pages')) expect(deployments[name]?.DependsOn).toEqual(expect.arrayContaining(named('Other')));
    expect([named('Pages').length, named('Hashed').length > 1, named('Other').length > 1]).toEqual([1, true, true]);
    const functions = Object.values(template.findResources('AWS::CloudFront::Function'));
    expect(functions).toHaveLength(2);
    for (const { DependsOn } of functions) expect(DependsOn).toEqual(expect.arrayContaining(named('Pages')));
    template.resourceCountIs('AWS::Lambda::LayerVersion', 1);
  });
});

describe('the distribution', () => {
  it('speaks every HTTP and both IPs, and keeps no log of who reads', () => {
    distributionHas({
      HttpVersion: 'http2and3',
      IPV6Enabled: true,
      PriceClass: 'PriceClass_100',
      Logging: Match.absent(),
      Aliases: Match.absent(),
    });
    template.resourceCountIs('AWS::CloudFront::RealtimeLogConfig', 0);
    template.resourceCountIs('AWS::CloudFront::CachePolicy', 0);
  });

  it('leaves errors to whoever met them, and keeps none', () => {
    const [distribution] = Object.values(template.findResources('AWS::CloudFront::Distribution'));
    const errors: readonly { ErrorCode: number }[] = distribution?.Properties.DistributionConfig.CustomErrorResponses;
    expect(errors.map(({ ErrorCode }) => ErrorCode)).toEqual(expect.arrayContaining([404, 405, 414, 500, 501, 502, 503, 504]));
    for (const error of errors) expect(error).toEqual({ ErrorCode: error.ErrorCode, ErrorCachingMinTTL: 0 });
  });

  it('sends the site from the bucket: read only, by https, packed', () => {
    distributionHas({
      DefaultRootObject: 'index.html',
      DefaultCacheBehavior: {
        AllowedMethods: ['GET', 'HEAD'],
        ViewerProtocolPolicy: 'redirect-to-https',
        Compress: true,
        // Managed-CachingOptimized: no query, no cookie, no header but the accepted encodings.
        CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
        OriginRequestPolicyId: Match.absent(),
        ResponseHeadersPolicyId: Match.anyValue(),
        FunctionAssociations: [
          Match.objectLike({ EventType: 'viewer-request' }),
          Match.objectLike({ EventType: 'viewer-response' }),
        ],
      },
    });
  });

  it('passes all of /api on with the secret, by https, and keeps nothing of it', () => {
    distributionHas({
      CacheBehaviors: [
        Match.objectLike({
          PathPattern: '/api/*',
          AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
          ViewerProtocolPolicy: 'https-only',
          // Managed-CachingDisabled.
          CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
          ResponseHeadersPolicyId: Match.absent(),
          FunctionAssociations: Match.absent(),
        }),
      ],
      Origins: Match.arrayWith([
        Match.objectLike({
          CustomOriginConfig: Match.objectLike({ OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] }),
          OriginCustomHeaders: [{ HeaderName: 'casebook-origin', HeaderValue: 'the-secret' }],
        }),
      ]),
    });
  });

  it('lets through to the API every header that it reads, and no more than CloudFront takes', () => {
    const [policy] = Object.values(template.findResources('AWS::CloudFront::OriginRequestPolicy'));
    const { CookiesConfig, HeadersConfig, QueryStringsConfig } = policy?.Properties.OriginRequestPolicyConfig ?? {};
    expect([CookiesConfig, QueryStringsConfig]).toEqual([{ CookieBehavior: 'all' }, { QueryStringBehavior: 'all' }]);
    expect(HeadersConfig.HeaderBehavior).toBe('whitelist');
    const passed = HeadersConfig.Headers.map((name: string) => name.toLowerCase());
    expect(passed.length).toBeLessThanOrEqual(10);
    expect(passed).not.toContain('host');
    const read = sources()
      .filter((file) => /^functions\/(api|http|lambda)\//.test(file))
      .flatMap((file) => Array.from(readSource(file).matchAll(/\breq\.header\('([\w-]+)'\)/g), ([, name]) => name));
    const unread = read.map((name) => name?.toLowerCase()).filter((name) => name !== 'host' && !passed.includes(name));
    expect(read.length).toBeGreaterThan(3);
    expect(unread).toEqual([]);
    expect(passed).toContain(VIEWER);
  });

  it("is found under CloudFront's name, or under one of our own with at least TLS 1.2", () => {
    expect(stack.resolve(site.address)).toEqual({
      'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [expect.stringContaining('Distribution'), 'DomainName'] }]],
    });
    const named = stackOf({ ...SETTINGS, ...NAMED });
    expect(named.site.address).toBe('https://casebook.example');
    const ours = Template.fromStack(named.stack);
    ours.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({
        Aliases: ['casebook.example'],
        ViewerCertificate: {
          AcmCertificateArn: NAMED.certificate,
          MinimumProtocolVersion: 'TLSv1.2_2021',
          SslSupportMethod: 'sni-only',
        },
      }),
    });
    expect(Object.values(ours.findOutputs('*')).map(({ Description }) => Description)).toEqual([
      expect.stringContaining('casebook.example has to point to'),
    ]);
  });

  it('leaves no warning open', () => {
    expect(Annotations.fromStack(stack).findWarning('*', Match.anyValue())).toEqual([]);
  });
});

/** What one machine answers. */
function locally(at: string): { status: number; headers: Headers } {
  return serveSite(local, new Request(`https://casebook.example${at}`));
}

const SAME = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

/** Status and headers, from either. */
function seen(status: number, header: (name: string) => string | null | undefined): object {
  return { status, ...Object.fromEntries(SAME.map((name) => [name, header(name) ?? undefined])) };
}

function expectSame(at: string): void {
  const [here, there] = [locally(at), edge(at)];
  expect(
    seen(there.status, (name) => there.headers[name]),
    at,
  ).toEqual(seen(here.status, (name) => here.headers.get(name)));
}

describe('at the edge', () => {
  it('every file has the status, policy, caching and type that it has on one machine', () => {
    expect(files.length).toBeGreaterThan(50);
    for (const { name, path: at } of files) {
      expectSame(at);
      expectSame(`${at}?a=1`);
      if (name !== '/404.html') expect(edge(at).file).toBe(name.slice(1));
    }
  });

  it('a page is found by its folder alone, which leads there with its query', () => {
    expect(edge('/game/')).toMatchObject({ status: 200, file: 'game/index.html' });
    for (const at of ['/game', '/game?id=abc&as=0', '/rules/pi/first', '/%67ame?x=%3F%26']) expectSame(at);
    expect(edge('/game?id=a&id=b&flag').headers.location).toBe('/game/?id=a&id=b&flag');
    expectSame('/game/index.html');
    expectSame('/index.html');
  });

  it.each([
    '/nothing',
    '/nothing/',
    '/art',
    '/art/',
    '/_next/static/',
    '/_next/static/chunks/',
    '/404',
    '/404/',
    '/404.html',
    '/404/index.html',
    '/_not-found/',
    '/_not-found/index.txt',
    '/constructor',
    '/__proto__/',
    '/%',
    '/%E0%A4%A',
    '/%00',
    '/game//',
    '/..%2fgame/',
    '/%2e%2e%5cgame',
    '/_next/static/chunks/..%2f..%2f..%2findex.html',
    `/${'a'.repeat(8_000)}`,
  ])('%s is not there, and the page says so whole', (at) => {
    expectSame(at);
    const known = edge('/404.html').headers.etag ?? '';
    const whole = edge(at, { 'if-none-match': known, range: 'bytes=0-1' });
    expect([whole.status, whole.file, whole.headers['content-range']]).toEqual([404, '404.html', undefined]);
  });

  it.each(['/../game/', '/x/../game', '/%2e%2e/index.html', '//game', '//game/', '/./', '/game/../../secret'])(
    '%s, as no browser sends it, leads nowhere',
    (at) => {
      expect(edge(at)).toMatchObject({ status: 404, file: '404.html' });
      expect(edge(at).headers.location).toBeUndefined();
    },
  );

  it('a hashed file of another release is asked of the bucket, whose own words say if it is gone', () => {
    expect(edge('/_next/static/chunks/0000000000000.js')).toMatchObject({
      status: 404,
      file: undefined,
      headers: { 'x-content-type-options': 'nosniff' },
    });
  });

  it('what a browser has it is not sent again, and keeps its policy', () => {
    const first = edge('/game/');
    const again = edge('/game/', { 'if-none-match': first.headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  });

  it('a page of another release than the function runs what stands in it', () => {
    const other = files.map((file) => (file.name === '/game/index.html' ? { ...file, content: Buffer.from('Another') } : file));
    const { Resources } = Template.fromStack(stack).toJSON();
    for (const { Properties } of Object.values<{ Properties: { FunctionCode?: string } }>(Resources)) {
      if (Properties.FunctionCode === codeOf(template, 'viewer-response')) Properties.FunctionCode = responseFunction(other);
    }
    const mixed = edgeOf(Template.fromJSON({ Resources }));
    const policyOf = (at: string) => mixed(at).headers['content-security-policy'];
    expect(policyOf('/game/')).toContain("script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline';");
    expect(policyOf('/')).toBe(edge('/').headers['content-security-policy']);
    expect(policyOf('/release.txt')).toBe(edge('/release.txt').headers['content-security-policy']);
  });
});

describe('the functions at the edge', () => {
  it.each(['viewer-request', 'viewer-response'])('%s is written in what CloudFront knows of the language', async (event) => {
    const code = codeOf(template, event);
    const known = { 'const-and-let': true, arrow: true, 'template-literal': true };
    const lowered = await transform(code, { target: 'es5', supported: known });
    expect(lowered.code).toBe((await transform(code, { target: 'esnext' })).code);
    expect(code).not.toMatch(/\b(import|require|eval|setTimeout|Promise)\b/);
  });

  it('says at synth what is wrong with a site that CloudFront would not take', () => {
    const many = Array.from({ length: 400 }, (_, n) => ({
      name: `/page-${n}/x.txt`,
      path: `/page-${n}/x.txt`,
      content: Buffer.of(),
    }));
    expect(() => requestFunction([...files, ...many])).toThrow(/request\.js is \d+ bytes long .* CloudFront takes 10240/);
    const odd = { name: '/a b.txt', path: '/a b.txt', content: Buffer.of() };
    expect(() => requestFunction([...files, odd])).toThrow(/\/a b\.txt: a file of the site is named with/);
    expect(() => responseFunction(files.filter(({ name }) => name !== '/404.html'))).toThrow(/has no \/404\.html/);
  });
});
