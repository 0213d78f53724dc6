import { mount } from 'svelte';
import App from './App.svelte';
import './styles.css';

export default mount(App, { target: document.getElementById('app')! });

// kept for when there is no line; not in the way of anything that is waited for
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const { serviceWorker } = navigator;
  addEventListener('load', () => void serviceWorker.register('worker.js').catch(() => {}));
  if (!serviceWorker.controller) {
    serviceWorker.addEventListener('controllerchange', readAgain, { once: true });
  }
}

/** What was read on a first visit, before there was a worker to keep it, is read again for it. */
function readAgain() {
  for (const { name } of performance.getEntriesByType('resource')) {
    if (/\/api\/(games|text|rules)(\/|$)/.test(name)) void fetch(name).catch(() => {});
  }
}
