import { openSite } from './site.ts';
const s = await openSite();
console.log(s.url);
setInterval(() => {}, 1e6);
