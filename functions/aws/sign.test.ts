import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { HttpRequest } from '@smithy/core/transport';
import { expect, test } from 'vitest';
import { sign } from './sign';

const CREDENTIALS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret', sessionToken: 'token' };

/** What the SDK would send, signature and all. */
async function sentBySdk(): Promise<HttpRequest> {
  let sent: HttpRequest | undefined;
  const client = new DynamoDBClient({
    region: 'eu-central-1',
    credentials: CREDENTIALS,
    maxAttempts: 1,
    requestHandler: {
      async handle(request: HttpRequest) {
        sent = request;
        throw new Error('sent');
      },
    },
  });
  await client.send(new GetItemCommand({ TableName: 't', Key: { pk: { S: 'ü & x' } } })).catch(() => {});
  if (sent === undefined) throw new Error('nothing was sent');
  return sent;
}

test('a request is signed as the SDK signs it', async () => {
  const sent = await sentBySdk();
  const { authorization, 'x-amz-date': date = '', ...rest } = sent.headers;
  const own = ['x-amz-content-sha256', 'x-amz-security-token'];
  const headers = Object.fromEntries(Object.entries(rest).filter(([name]) => !own.includes(name)));
  const at = new Date(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  const request = new HttpRequest({ ...sent, headers });
  const signed = await sign(request, { service: 'dynamodb', region: 'eu-central-1', credentials: CREDENTIALS, at });
  expect(authorization).toContain('Signature=');
  expect(signed.headers).toEqual(sent.headers);
});
