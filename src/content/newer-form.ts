/** A newer program has changed the form of what is stored. */
export class NewerForm extends Error {
  override name = 'NewerForm';
}
