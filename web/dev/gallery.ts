/** Boards at moments of recorded games, without a server: `npm run dev`, then /dev/gallery.html?game=derby&table=1&frame=40. */
import { mount } from 'svelte';
import '../app.css';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('app')! });
