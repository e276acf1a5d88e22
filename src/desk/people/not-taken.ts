/** Why the desk refuses a request, in words for the person, with the status of the answer. */
export class NotTaken extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}
