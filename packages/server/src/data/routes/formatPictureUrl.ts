import { dataPaths } from '@portico/protocol/data'

const longest = 1500
/** Lone surrogates cannot be part of a URL. */
const fetchable = /^(?:https?|ipfs|ar):\/\/[^\s\p{Surrogate}]+$/u

export interface PictureScope {
  origin: string
  projectId: string
}

export function formatPictureUrl({ origin, projectId }: PictureScope, link: string): string {
  if (link.length > longest || !fetchable.test(link)) return ''
  return `${origin}${dataPaths.picture}?projectId=${projectId}&url=${encodeURIComponent(link)}`
}
