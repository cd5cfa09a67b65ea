import { lazyView } from '../views/lazyView.js'

export const wideList = lazyView(() => import('../views/connect/WideList.js'), 'WideList')
