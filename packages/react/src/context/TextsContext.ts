import { createContext } from 'react'
import { createTexts, type Texts } from '../locales/createTexts.js'

export const TextsContext = createContext<Texts>(createTexts())
