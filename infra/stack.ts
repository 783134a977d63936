import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Api } from './api';
import { Table } from './table';

/** What Casebook is made of on AWS. */
export class CasebookStack extends Stack {
  constructor(scope: Construct, id: string) {
    super(scope, id);
    const { table } = new Table(this, 'Table');
    new Api(this, 'Api', { table });
  }
}
