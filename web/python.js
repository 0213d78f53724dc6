/* Plays a table on this device: the server's own rules, bots and messages, in an interpreter.

   It is told `{archive, kept}` once, then what a page says to a server, as texts, and `{moment}` to
   look back, `{again}` to be shown everything. It says what a server says, `{keep}` before anything that follows from it, and
   `{failed}` when the game cannot go on here. */

import { loadPyodide } from './pyodide.mjs';

const bytes = async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};

async function open({ archive, kept }) {
  const files = [bytes(archive), bytes('./msgspec.whl')];
  const python = await loadPyodide({ packageBaseUrl: './' });
  for (const file of await Promise.all(files)) python.unpackArchive(file, 'wheel');
  const { Device } = python.pyimport('detente.offline.device');
  const device = Device(kept, (game) => postMessage({ keep: game }), postMessage);
  await device.open();
  return device;
}

let table;
let thinking = false;

/** Let the bots answer one by one; whatever was said meanwhile is heard in between. */
async function think(device) {
  if (thinking) return;
  thinking = true;
  try {
    do await new Promise((done) => setTimeout(done));
    while (device.think());
  } finally {
    thinking = false;
  }
}

const failed = (error) => postMessage({ failed: String(error) });

addEventListener('message', async ({ data }) => {
  try {
    if (data.kept) {
      table = open(data);
      await think(await table);
      return;
    }
    const device = await table;
    if (data.moment) {
      const { n, moves, seat } = data.moment;
      postMessage({ moment: { n, told: device.moment(moves, seat ?? undefined) } });
      return;
    }
    if (data.again) await device.open();
    else await device.hear(data.said);
    await think(device);
  } catch (error) {
    failed(error);
  }
});
