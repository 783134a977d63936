import { Annotations, CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  type DistributionProps,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  OriginSslPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { readFiles, type SiteFile } from '../functions/site/files';
import { SECURITY } from '../functions/site/headers';
import { EXPORT } from './built';
import { requestFunction, responseFunction } from './edge/fill';
import type { Settings } from './settings';
import { SiteFiles } from './site-files';

/**
 * What the API reads of a request, besides its cookies. CloudFront writes the first one itself, over whatever came under that
 * name; it sends a host of its own, for API Gateway answers to no other; and all that is not named here ends at the edge.
 */
const READ_BY_API = [
  'CloudFront-Viewer-Address',
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'Origin',
  'Sec-Fetch-Site',
  'User-Agent',
];

/** CloudFront would keep errors for ten seconds and give them to whoever asks for the same, whatever they say of themselves. */
const KEPT_ERRORS = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504];

interface SiteProps {
  readonly http: HttpApi;
  /** The API answers nobody who does not know it. */
  readonly originSecret: string;
  readonly settings: Settings;
}

/**
 * What people meet: the exported pages and the API, at one name. An error is answered by whoever met it: there are no error
 * pages for the distribution as a whole, which would stand in for the API's own words, too.
 */
export class Site extends Construct {
  /** Without a slash at the end. */
  readonly address: string;
  /** The one that CloudFront gave it, which leads there as well. */
  readonly ownAddress: string;

  constructor(scope: Construct, id: string, { http, originSecret, settings }: SiteProps) {
    super(scope, id);
    const files = readFiles(EXPORT);
    const bucket = this.bucket();
    const deployed = new SiteFiles(this, 'Files', { folder: EXPORT, files, bucket });
    const distribution = new Distribution(this, 'Distribution', {
      comment: `Casebook, ${settings.stage}`,
      defaultBehavior: this.pages(bucket, files, deployed),
      additionalBehaviors: { '/api/*': this.api(http, originSecret) },
      errorResponses: KEPT_ERRORS.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      // The bucket's list is nobody's to see: `/` is a file, whatever request.js does.
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      enableIpv6: true,
      // From Europe and North America. Players elsewhere wait a tenth of a second longer for a game that goes on for days.
      priceClass: PriceClass.PRICE_CLASS_100,
      ...this.name(settings),
    });
    this.ownAddress = `https://${distribution.distributionDomainName}`;
    this.address = settings.domain === undefined ? this.ownAddress : `https://${settings.domain}`;
    if (settings.domain !== undefined) {
      const description = `What ${settings.domain} has to point to: CNAME, or ALIAS at the top of a domain`;
      new CfnOutput(this, 'PointTo', { value: distribution.distributionDomainName, description });
    }
  }

  /** Nothing in it is unique: the next deployment puts it there again, so that no version of it is kept. */
  private bucket(): IBucket {
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      // Not with a key of ours: the tag of an object is the hash of its content then, and edge/response.js goes by that.
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      lifecycleRules: [{ abortIncompleteMultipartUploadAfter: Duration.days(1) }],
      // CloudFormation deletes none that holds something.
      removalPolicy: RemovalPolicy.RETAIN,
    });
    // CDK's class and its interface disagree on what may be undefined.
    return bucket as IBucket;
  }

  /**
   * A page is kept at the edge for a second and then asked for anew, since it says no-cache: nothing has to be invalidated
   * when it changes. (A policy that keeps nothing at all would compress nothing either.)
   */
  private pages(bucket: IBucket, files: readonly SiteFile[], deployed: SiteFiles): BehaviorOptions {
    Annotations.of(this).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'Without the right to list, S3 says 403 of a file that is not there. The root is a file, and no query gets to the bucket.',
    );
    return {
      origin: S3BucketOrigin.withOriginAccessControl(bucket, {
        originAccessControl: new S3OriginAccessControl(this, 'Reader', { originAccessControlName: this.named('site') }),
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      responseHeadersPolicy: this.security(),
      functionAssociations: [
        { eventType: FunctionEventType.VIEWER_REQUEST, function: this.edge('Request', requestFunction(files), deployed) },
        { eventType: FunctionEventType.VIEWER_RESPONSE, function: this.edge('Response', responseFunction(files), deployed) },
      ],
    };
  }

  /**
   * An answer is for one viewer, at one moment. It is never kept, nor given to two who ask for the same at once: with this
   * policy CloudFront does neither, whatever an answer says of itself; and the API says private and no-cache, and gets the
   * cookies, each of which is reason enough for CloudFront. Errors, which have a rule of their own there, are not kept either.
   */
  private api(http: HttpApi, originSecret: string): BehaviorOptions {
    const { region, urlSuffix } = Stack.of(this);
    return {
      origin: new HttpOrigin(`${http.apiId}.execute-api.${region}.${urlSuffix}`, {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        originSslProtocols: [OriginSslPolicy.TLS_V1_2],
        keepaliveTimeout: Duration.seconds(60),
        customHeaders: { 'casebook-origin': originSecret },
      }),
      // Not redirected: what was once sent in the clear has been read already.
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: new OriginRequestPolicy(this, 'ReadByApi', {
        originRequestPolicyName: this.named('api'),
        comment: 'What the API of Casebook reads of a request',
        headerBehavior: OriginRequestHeaderBehavior.allowList(...READ_BY_API),
        cookieBehavior: OriginRequestCookieBehavior.all(),
        queryStringBehavior: OriginRequestQueryStringBehavior.all(),
      }),
    };
  }

  /** What all of the site's answers have in common; a page's own policy comes from edge/response.js. */
  private security(): ResponseHeadersPolicy {
    const { 'x-content-type-options': _options, 'x-frame-options': _frame, 'referrer-policy': _referrer, ...others } = SECURITY;
    return new ResponseHeadersPolicy(this, 'Security', {
      responseHeadersPolicyName: this.named('site'),
      comment: 'What every answer of the site of Casebook carries',
      securityHeadersBehavior: {
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.SAME_ORIGIN, override: true },
        strictTransportSecurity: { accessControlMaxAge: Duration.days(365), override: true },
      },
      customHeadersBehavior: {
        customHeaders: Object.entries(others).map(([header, value]) => ({ header, value, override: true })),
      },
    });
  }

  /** It comes after the files, for it must know none that is not there yet. */
  private edge(id: string, code: string, deployed: SiteFiles): EdgeFunction {
    const edge = new EdgeFunction(this, id, { code: FunctionCode.fromInline(code), runtime: FunctionRuntime.JS_2_0 });
    edge.node.addDependency(deployed);
    return edge;
  }

  /** CloudFront is one place for all regions, where each name is there once for an account. 64 letters at most. */
  private named(what: string): string {
    const { region, stackName } = Stack.of(this);
    return `${stackName}-${region}-${what}`;
  }

  /** Under CloudFront's own name, which protocols are old enough to be refused is CloudFront's to say. */
  private name({ domain, certificate }: Settings): Partial<DistributionProps> {
    if (domain === undefined || certificate === undefined) return {};
    return {
      domainNames: [domain],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', certificate),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    };
  }
}
