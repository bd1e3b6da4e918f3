/** A heading that can be jumped to. */
export interface Heading {
  id: string;
  text: string;
  depth: number;
}
