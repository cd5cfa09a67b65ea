import { dataPaths } from '@portico/protocol/data'

const longest = 1500
/** Without halves of characters: they cannot be part of an address. */
const fetchable = /^(?:https?|ipfs|ar):\/\/[^\s\p{Surrogate}]+$/u

/** Whom pictures are for, and where they reach this server. */
export interface PictureScope {
  origin: string
  projectId: string
}

/** Where this server shows a picture of somebody else; empty where it is of no kind that can be fetched. */
export function formatPictureUrl({ origin, projectId }: PictureScope, link: string): string {
  if (link.length > longest || !fetchable.test(link)) return ''
  return `${origin}${dataPaths.picture}?projectId=${projectId}&url=${encodeURIComponent(link)}`
}
