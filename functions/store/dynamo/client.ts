import { type Caller, caller, type Reach, type Service } from '../../aws/call';

const DYNAMODB: Service = { name: 'dynamodb', target: 'DynamoDB_20120810', version: '1.0' };

/**
 * Speaks with DynamoDB. Requests and answers are in its own words, every value with its type: `attributesOf` and `itemOf` turn
 * items into those and back.
 */
export function dynamo(reach: Reach): Caller {
  return caller(DYNAMODB, reach);
}
