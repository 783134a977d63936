import { standIn } from '../../functions/local/stand-in';
import { dynamo } from '../../functions/store/dynamo/client';
import { scan } from '../../functions/store/dynamo/scan';
import type { Item } from '../../functions/store/dynamo/write';
import type { Server } from './server';
import { TABLE_NAME } from './table';

/** Everything that the table holds. */
export async function everything({ endpoint }: Pick<Server, 'endpoint'>): Promise<Item[]> {
  const client = dynamo(standIn(endpoint));
  const items: Item[] = [];
  const any = { text: 'attribute_exists(#pk)', names: { '#pk': 'pk' } };
  for await (const item of scan(client, TABLE_NAME, any)) items.push(item);
  client.destroy();
  return items;
}
