// Presses before the scripts are there are stored, and made again once they are (`replayPresses`). A choice shows at once. Links
// work without scripts; one that is pressed after something else waits with it, because the next page would not know of that,
// and leads on when it is pressed again.
const EARLY_PRESSES = `{const q=[],k=e=>{const p=e.target.closest?.('button,input'+(q[0]?',a':''));if(p&&!(p.href&&(e.metaKey||e.ctrlKey||q.includes(p)))){q.push(p);p.checked==null&&(e.preventDefault(),e.stopImmediatePropagation())}};addEventListener('click',k,true);var early=[q,k]}`

/**
 * Runs in the head before the first frame: the chosen theme never flashes, who is known here finds room kept for what is
 * theirs, the room of what nobody at a table sees is not kept, and a form of the checkout that will be filled is not shown empty.
 * Presses before the scripts are there are not lost. Each storage is asked for only where the frame depends on it: the first
 * question waits for another process of the browser, up to 7 ms each.
 */
export const HEAD_SCRIPT = import.meta.env.SSR
  ? `try{const d=document.documentElement.dataset,l=localStorage,t=l.theme,a=l['last-order'];if(t==='light'||t==='dark')d.theme=t;if(a)d.again='';if(/\\[{/.test(l.cart))d.cart='';if(/^[2t]|table=/.test(l['signed-in']+location.search))d.session='table';if(location.pathname.endsWith('/checkout')&&(a||sessionStorage.checkout||sessionStorage.deliveryLocation))d.filled=''}catch{}${EARLY_PRESSES}`
  : ''
