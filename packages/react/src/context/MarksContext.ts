import { createContext } from 'react'
import type { LazyMarks } from '../marks/createLazyMarks.js'

/** Undefined outside of the dialog, where monograms are shown instead. */
export const MarksContext = createContext<LazyMarks | undefined>(undefined)
