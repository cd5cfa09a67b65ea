/** What is left for somebody to do, and where. */
export interface Note {
  readonly path: string
  readonly line: number
  readonly text: string
}
