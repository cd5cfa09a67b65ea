export { attachModal } from '../element/attachModal.js'
export { loadModal, preloadModal } from '../element/modalLoader.js'
export { preloadWhenIdle } from '../element/preloadWhenIdle.js'
