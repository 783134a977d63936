/** Why something is not deployed, in a sentence for whoever deploys it. It holds nothing that is secret. */
export class Objection extends Error {
  override readonly name = 'Objection';
}
