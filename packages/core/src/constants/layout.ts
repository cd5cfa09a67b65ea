/** Measures of the modal (spec §9). */
export const modalLayout = {
  width: 360,
  zIndex: 999,
  frameZIndex: 999_999,
  fontSizeMaster: '10px',
  borderRadiusMaster: '4px',
} as const

/** Lengths of the modal's animations, in milliseconds (spec §9). */
export const animations = { headerText: 120, modalHeight: 150, viewTransition: 150 } as const
