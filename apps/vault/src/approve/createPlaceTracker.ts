export interface PointerPlace {
  readonly screenX: number
  readonly screenY: number
  readonly clientX: number
  readonly clientY: number
  readonly pointerType: string
  readonly timeStamp: number
}

export interface PlaceTracker {
  /** Each returns the time at which the page was, or may have been, moved under the pointer. */
  enter(event: PointerPlace): number | undefined
  move(event: PointerPlace): number | undefined
  press(event: PointerPlace): number | undefined
}

/** Browsers round some coordinates, and differ in which. */
const tolerance = 2
/** The minimum distance in CSS pixels from which the zoom factor can be measured. */
const measurable = 24
/** The maximum change of pointer speed between two events. */
const slack = 2
/** Screen pixels per CSS pixel: the zoom levels that browsers offer. */
const zooms = [1, 0.25, 1 / 3, 0.5, 2 / 3, 0.75, 0.8, 0.9, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5]

const zoomRange = [0.25, 5] as const

const length = (x: number, y: number) => Math.hypot(x, y)

/**
 * Detects from pointer events whether the embedding page moved this frame: the same screen position then maps
 * to another page position. Only events of one type are compared, because clicks have integer coordinates and
 * pointer events do not. At a zoom other than 100 % CSS and screen pixels differ, which shows as soon as the
 * pointer moves.
 * @param getSize the size of the page
 */
export function createPlaceTracker(
  getSize: () => { readonly width: number; readonly height: number },
): PlaceTracker {
  /** The first event since the frame last moved. */
  let known: PointerPlace | undefined
  let last: PointerPlace | undefined
  let scale: number | undefined
  /** Where the mouse was first seen: either it moved in, or the frame was moved under it. */
  let arrival: PointerPlace | undefined

  /** Extrapolates the pointer's speed to see whether it was outside just before. */
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
    // Pinch zoom has arbitrary factors, and a touch pointer does not rest over the page.
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
      // The frame may have been moved under a mouse that has not moved since it was first seen.
      const broughtAt = arrival?.timeStamp
      arrival = undefined
      return follow(event) ?? broughtAt
    },
  }
}
