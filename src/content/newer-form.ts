/** Stored data has the format of a newer program. */
export class NewerForm extends Error {
  override name = 'NewerForm';
}
