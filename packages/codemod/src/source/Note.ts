export interface Note {
  readonly path: string
  readonly line: number
  readonly text: string
}
