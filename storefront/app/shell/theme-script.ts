/** Runs in the head before the first frame, so that the chosen theme never flashes. */
export const THEME_SCRIPT = `try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`
