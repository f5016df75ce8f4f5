/** Something that went wrong in a way the user can understand; the program ends with 1. */
export class Failure extends Error {
  override readonly name = 'Failure';
}
