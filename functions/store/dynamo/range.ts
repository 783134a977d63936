import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';

/** The items of one partition from one sort key to another, of the table or of an index. */
export interface Range {
  readonly partition: string;
  readonly from: string;
  readonly to: string;
  readonly index?: 'listed';
  /** Newest first. */
  readonly backwards?: boolean;
  readonly limit?: number;
}

/** As DynamoDB has it. An index is read as it stands, the table as it is. */
export function queryOf({ partition, from, to, index, backwards = false, limit }: Range): Omit<QueryCommandInput, 'TableName'> {
  return {
    KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :from AND :to',
    ExpressionAttributeNames: index ? { '#partition': 'listed', '#sort': 'listedAt' } : { '#partition': 'pk', '#sort': 'sk' },
    ExpressionAttributeValues: { ':partition': partition, ':from': from, ':to': to },
    ScanIndexForward: !backwards,
    ...(index ? { IndexName: index } : { ConsistentRead: true }),
    ...(limit === undefined ? {} : { Limit: limit }),
  };
}
