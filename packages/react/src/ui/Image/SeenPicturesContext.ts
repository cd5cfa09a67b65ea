import { createContext } from 'react'

/** By address: whether a picture came or broke the last time, so that the next place that shows it need not wonder. */
export type SeenPictures = Map<string, boolean>

export const SeenPicturesContext = createContext<SeenPictures | undefined>(undefined)
