import { createContext } from 'react'

/** By URL: whether the image loaded or failed last time. */
export type SeenPictures = Map<string, boolean>

export const SeenPicturesContext = createContext<SeenPictures | undefined>(undefined)
