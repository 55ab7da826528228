// Clicks on buttons before the scripts have loaded are stored and replayed; links work without scripts.
const TAP_QUEUE = `{const q=[],keep=e=>{const b=e.target.closest?.('button');if(b){e.preventDefault();e.stopImmediatePropagation();q.push(b)}};addEventListener('click',keep,true);globalThis.replayTaps=()=>{removeEventListener('click',keep,true);globalThis.replayTaps=undefined;for(const b of q)if(b.isConnected)b.click()}}`

/**
 * Runs in the head before the first frame: the chosen theme never flashes, who is known here finds room kept for what is
 * theirs, the room of what nobody at a table sees is not kept, and what has to be shown without a first interaction is known.
 * Presses before the scripts are there are not lost.
 */
export const HEAD_SCRIPT = import.meta.env.SSR
  ? `try{const d=document.documentElement.dataset,l=localStorage,s=sessionStorage,t=l.theme,a=l['last-order'];if(t==='light'||t==='dark')d.theme=t;if(a)d.again='';if(/\\[{/.test(l.cart))d.cart='';if(/[2t]/.test(l['signed-in'])||location.search.includes('table='))d.session='table';if(a||s.checkout||s.deliveryLocation||/(?:^|; )missing=/.test(document.cookie)||location.search.includes('payment='))d.urgent=''}catch{}${TAP_QUEUE}`
  : ''
