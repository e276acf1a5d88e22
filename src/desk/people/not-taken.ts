/** Why the desk doesn't do what was asked, in words for whoever asked, with the status of the answer. */
export class NotTaken extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}
