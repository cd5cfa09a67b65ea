/** What a pointer event says of where it was, on the screen and in the page. */
export interface PointerPlace {
  readonly screenX: number
  readonly screenY: number
  readonly clientX: number
  readonly clientY: number
  readonly pointerType: string
  readonly timeStamp: number
}

export interface PlaceTracker {
  /** Each returns when the page was moved under the pointer, or may have been. */
  enter(event: PointerPlace): number | undefined
  move(event: PointerPlace): number | undefined
  press(event: PointerPlace): number | undefined
}

/** Browsers round some of the numbers, and not all of them alike. */
const tolerance = 2
/** A pointer has to have come this far, in pixels of the page, to tell by how much the page is zoomed. */
const measurable = 24
/** A hand slows down or speeds up between two events by no more than this. */
const slack = 2
/** How many pixels of the screen a pixel of the page may be: the steps of zoom that browsers have. */
const zooms = [1, 0.25, 1 / 3, 0.5, 2 / 3, 0.75, 0.8, 0.9, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5]

const zoomRange = [0.25, 5] as const

const length = (x: number, y: number) => Math.hypot(x, y)

/**
 * Tells from pointer events whether the page around has moved this one: then the same place of the screen is another
 * place of the page. Only events of one kind are compared, since a click has whole numbers where a pointer has not. At
 * another zoom than 100 % a pixel of the page is not one of the screen, which shows as soon as the pointer moves.
 * @param getSize how large the page is
 */
export function createPlaceTracker(
  getSize: () => { readonly width: number; readonly height: number },
): PlaceTracker {
  /** The first one since the page is where it is. */
  let known: PointerPlace | undefined
  let last: PointerPlace | undefined
  let scale: number | undefined
  /** Where a mouse was first seen: it came by itself, or the page was put under it. */
  let arrival: PointerPlace | undefined

  /** Whether the pointer, at its present speed, was outside just before. */
  function cameOverEdge(from: PointerPlace, to: PointerPlace) {
    const x = from.clientX - slack * (to.clientX - from.clientX)
    const y = from.clientY - slack * (to.clientY - from.clientY)
    const { width, height } = getSize()
    return x < 0 || y < 0 || x > width || y > height
  }

  function isInPlace(from: PointerPlace, to: PointerPlace) {
    const [pageX, pageY] = [to.clientX - from.clientX, to.clientY - from.clientY]
    const [screenX, screenY] = [to.screenX - from.screenX, to.screenY - from.screenY]
    const distance = length(pageX, pageY)
    // Fingers zoom by any factor, and nothing rests under one.
    const isMouse = to.pointerType === 'mouse'
    const pinched = distance > 0 ? length(screenX, screenY) / distance : 1
    const possible = isMouse
      ? scale
        ? [scale]
        : zooms
      : [Math.min(zoomRange[1], Math.max(zoomRange[0], pinched))]
    const [only, ...more] = possible.filter(
      zoom => length(screenX - zoom * pageX, screenY - zoom * pageY) <= tolerance * Math.max(1, zoom),
    )
    if (isMouse && more.length === 0 && distance >= measurable) scale = only
    return only !== undefined
  }

  function follow(event: PointerPlace) {
    const [from, before] = [known, last]
    last = event
    const isStill = !from || !before || (isInPlace(from, event) && isInPlace(before, event))
    if (isStill) known ??= event
    else known = event
    return isStill ? undefined : event.timeStamp
  }

  return {
    enter(event) {
      if (event.pointerType === 'mouse' && !known) arrival = event
      return follow(event)
    },
    move(event) {
      const from = arrival
      if (!from || (from.clientX === event.clientX && from.clientY === event.clientY)) return follow(event)
      arrival = undefined
      return follow(event) ?? (cameOverEdge(from, event) ? undefined : from.timeStamp)
    },
    press(event) {
      // A mouse that has not moved since it is here may not have come by itself.
      const broughtAt = arrival?.timeStamp
      arrival = undefined
      return follow(event) ?? broughtAt
    },
  }
}
