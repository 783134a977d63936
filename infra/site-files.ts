import path from 'node:path';
import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { SiteFile } from '../functions/site/files';
import { cachingOf, isImmutable, typeOf } from '../functions/site/headers';

interface SiteFilesProps {
  readonly folder: string;
  readonly files: readonly SiteFile[];
  readonly bucket: IBucket;
}

/** When they are put there: a page comes after whatever it asks for. */
const ORDER = ['Hashed', 'Other', 'Pages'] as const;

/** Files that carry the same. */
interface Group {
  readonly when: (typeof ORDER)[number];
  readonly id: string;
  readonly caching: string;
  readonly type: string;
  readonly names: string[];
}

/**
 * Puts the export into the bucket.
 *
 * Nothing is ever deleted: a page that is open may still ask for more of its own release, and no age tells a file that is
 * past from one that has not changed for long. A release adds three megabytes at most, so that a thousand of them cost seven
 * cents a month; whoever minds empties the bucket and at once deploys a build whose pages have changed, for CloudFormation
 * puts nothing back while the site is the one that it put there last.
 */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { folder, files, bucket }: SiteFilesProps) {
    super(scope, id);
    const log = new LogGroup(this, 'Log', { retention: RetentionDays.ONE_MONTH, removalPolicy: RemovalPolicy.DESTROY });
    const groups = groupsOf(files);
    let earlier: BucketDeployment[] = [];
    for (const when of ORDER) {
      const deployments = groups
        .filter((group) => group.when === when)
        .map(({ id, caching, type, names }) => {
          const deployment = new BucketDeployment(this, id, {
            destinationBucket: bucket,
            sources: [Source.asset(folder)],
            exclude: ['*'],
            include: names,
            prune: false,
            cacheControl: [CacheControl.fromString(caching)],
            contentType: type,
            memoryLimit: 512,
            logGroup: log,
          });
          deployment.node.addDependency(...earlier);
          return deployment;
        });
      earlier = deployments;
    }
    // One function serves them all, with the layer of the first: the others would be there for nobody.
    for (const child of this.node.children.slice(2)) child.node.tryRemoveChild('AwsCliLayer');
  }
}

function groupsOf(files: readonly SiteFile[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const { name } of files) {
    const ending = path.extname(name).slice(1);
    const when = isImmutable(name) ? 'Hashed' : ending === 'html' ? 'Pages' : 'Other';
    const id = when === 'Pages' ? when : `${when}${ending.slice(0, 1).toUpperCase()}${ending.slice(1)}`;
    const group = groups.get(id) ?? { when, id, caching: cachingOf(name), type: typeOf(name), names: [] };
    group.names.push(name.slice(1));
    groups.set(id, group);
  }
  return [...groups.values()];
}
