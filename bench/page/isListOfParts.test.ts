import { describe, expect, it } from 'vitest'
import { isListOfParts } from './isListOfParts.mjs'

const wrap = (modules: string) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${modules}]);`
const load = (id: number) =>
  `${id},s=>{s.v(t=>Promise.all(["static/chunks/a-1.js","static/chunks/b.js"].map(t=>s.l(t))).then(()=>t(2603)))}`

describe('a script that only names others', () => {
  it('is told from one with code in it', () => {
    expect(isListOfParts(wrap(load(1)))).toBe(true)
    expect(isListOfParts(wrap(`${load(1)},${load(22)}`))).toBe(true)
    expect(isListOfParts(wrap(`${load(1)},3,e=>{"use strict";e.s(["x",0,1])}`))).toBe(false)
    expect(isListOfParts('export const load = () => Promise.all([])')).toBe(false)
    expect(isListOfParts('')).toBe(false)
  })
})
