import { mount } from 'svelte';
import App from './App.svelte';
import './styles.css';

export default mount(App, { target: document.getElementById('app')! });

// kept for when there is no line; not in the way of anything that is waited for
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener(
    'load',
    () => void navigator.serviceWorker.register('worker.js').catch(() => {}),
  );
}
