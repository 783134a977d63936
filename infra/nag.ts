/** Findings of cdk-nag's AwsSolutions that stay as they are, and why. A test fails when one of them is found no more. */

import { type Stack, Validations } from 'aws-cdk-lib';

interface Acknowledgement {
  /** Where it is found: how the path of a construct in the stack begins. */
  readonly at: string;
  readonly findings: readonly string[];
  readonly reason: string;
}

/** CDK's own function that puts files into a bucket. Nothing of ours runs in it, and only deployments call it. */
const DEPLOYER = 'Custom::CDKBucketDeployment';

export const ACKNOWLEDGED: readonly Acknowledgement[] = [
  {
    at: 'Api/Http',
    findings: ['AwsSolutions-APIG4'],
    reason:
      'The API knows players by sessions of its own, and lets guests in. Requests that do not come through the site’s distribution lack its secret header and are refused.',
  },
  {
    at: 'Site/Bucket',
    findings: ['AwsSolutions-S1'],
    reason: 'It holds the exported site, which is public, and nobody but the distribution reads it.',
  },
  {
    at: 'Site/Distribution',
    findings: ['AwsSolutions-CFR1'],
    reason: 'The games are for players anywhere.',
  },
  {
    at: 'Site/Distribution',
    findings: ['AwsSolutions-CFR2'],
    reason:
      'A web ACL costs at least five dollars a month, five times all the rest. The stage of the API is throttled, the API counts what may be abused, and pages are static.',
  },
  {
    at: 'Site/Distribution',
    findings: ['AwsSolutions-CFR3'],
    reason:
      'Its access log would keep queries and the addresses of readers, which no log here does. Requests to the API are in the API’s own log, without either.',
  },
  {
    at: 'Site/Distribution',
    findings: ['AwsSolutions-CFR4'],
    reason:
      'CloudFront’s own name takes any protocol that CloudFront supports, which cannot be set. With a domain of its own the site asks for TLS 1.2.',
  },
  {
    at: DEPLOYER,
    findings: ['AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]'],
    reason: 'Made by CDK, which gives it this policy: to write its own log.',
  },
  {
    at: DEPLOYER,
    findings: [
      'AwsSolutions-IAM5[Action::s3:GetObject*]',
      'AwsSolutions-IAM5[Action::s3:GetBucket*]',
      'AwsSolutions-IAM5[Action::s3:List*]',
      'AwsSolutions-IAM5[Action::s3:DeleteObject*]',
      'AwsSolutions-IAM5[Action::s3:Abort*]',
      'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*]',
      'AwsSolutions-IAM5[Resource::<SiteBucket978D4AEB.Arn>/*]',
    ],
    reason:
      'Made by CDK: it reads what CDK has uploaded and writes to the bucket of the site, two buckets without anything secret.',
  },
  {
    at: DEPLOYER,
    findings: ['AwsSolutions-L1'],
    reason: 'Made by CDK, which chooses its runtime: Python, as it needs the AWS CLI.',
  },
];

/** Tells the checks of them. */
export function acknowledge(stack: Stack): void {
  for (const { at, findings, reason } of ACKNOWLEDGED) {
    const place = stack.node.findAll().find(({ node }) => node.path.startsWith(`${stack.node.path}/${at}`));
    if (place) Validations.of(place).acknowledge(...findings.map((finding) => ({ id: finding, reason })));
  }
}
