export interface Page {
  readonly source: string
  readonly address: string
  readonly title: string
  readonly section: string
  readonly text: string
  readonly parent?: string
}

export function readPages(): readonly Page[]
