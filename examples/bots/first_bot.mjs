// A bot for `detente arena` in JavaScript: it takes the last of its legal actions, by its text.
//
// detente arena thirteen_days --bots "cmd:node examples/bots/first_bot.mjs,random"

import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  const answer =
    message.type === "hello" ? { name: "last of all" } : { action: message.legal.at(-1).text };
  console.log(JSON.stringify(answer));
}
