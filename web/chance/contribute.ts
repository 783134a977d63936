import { sendContribution } from '@web/api/games';
import { keep, makeContribution } from './contribution';

/**
 * Adds the bytes of somebody who sat down before they had seen the server's promise. They are kept before they are sent:
 * the table's page sends them again.
 */
export async function contribute(id: string, commitment: string): Promise<void> {
  const contribution = makeContribution();
  keep(id, { commitment, contribution });
  try {
    await sendContribution(id, contribution);
  } catch {
    // A table without them is as good a table.
  }
}
