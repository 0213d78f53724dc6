// Before the first paint: the reader's language, light and colours, so that nothing flashes.
(function () {
  var root = document.documentElement;
  try {
    var kept = JSON.parse(localStorage.getItem('detente') || '{}');
    root.dataset.theme = kept.theme || 'dark';
    root.dataset.palette = kept.palette || 'blue-red';
    root.lang = kept.lang || (navigator.language.slice(0, 2) === 'fr' ? 'fr' : 'en');
  } catch (error) {
    root.dataset.theme = 'dark';
  }
})();
