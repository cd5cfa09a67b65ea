export interface WebKit {
  readonly driver: string
  readonly browser: string
  readonly screen: string
}
export function findWebKit(): WebKit | undefined
