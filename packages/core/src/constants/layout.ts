/** Measures of the modal (V-12). */
export const modalLayout = {
  width: 360,
  zIndex: 999,
  frameZIndex: 999_999,
  fontSizeMaster: '10px',
  borderRadiusMaster: '4px',
} as const

/** Lengths of the modal's animations, in milliseconds (V-13). */
export const animations = { headerText: 120, modalHeight: 150, viewTransition: 150 } as const
