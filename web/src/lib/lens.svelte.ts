/** A map brought nearer: by wheel, by two fingers or by buttons; moved by dragging. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const DRAG = 6; // pixels a finger may tremble and still press

export class Lens {
  /** The part in view; null while the whole map is. */
  box = $state.raw<Box | null>(null);
  private readonly fingers = new Map<number, DOMPoint>();
  private dragged = false;

  constructor(
    private readonly whole: () => Box,
    private readonly most = 5,
  ) {}

  get seen(): Box {
    return this.box ?? this.whole();
  }

  get viewBox(): string {
    const { x, y, w, h } = this.seen;
    return `${x} ${y} ${w} ${h}`;
  }

  /** How many times nearer than the whole map. */
  get near(): number {
    return this.whole().w / this.seen.w;
  }

  /** Show one part, or the whole. */
  show(box: Box | null): void {
    this.box = box && this.kept(box);
  }

  /** Move over the map, by parts of what is seen. */
  pan(dx: number, dy: number): void {
    const now = this.seen;
    this.show({ ...now, x: now.x + dx * now.w, y: now.y + dy * now.h });
  }

  /** Bring the map nearer (above 1) around a point that stays where it is. */
  scale(by: number, x?: number, y?: number): void {
    const now = this.seen;
    const whole = this.whole();
    const w = Math.min(whole.w, Math.max(whole.w / this.most, now.w / by));
    const k = w / now.w;
    const at = { x: x ?? now.x + now.w / 2, y: y ?? now.y + now.h / 2 };
    const box = { x: at.x - (at.x - now.x) * k, y: at.y - (at.y - now.y) * k, w, h: now.h * k };
    this.show(w < whole.w ? box : null);
  }

  /** The handlers of the drawing. */
  readonly attach = (svg: SVGSVGElement) => {
    const listen = { passive: false, capture: true };
    const events: [string, (event: never) => void][] = [
      ['wheel', (event: WheelEvent) => this.wheel(svg, event)],
      ['pointerdown', (event: PointerEvent) => this.down(event)],
      ['pointermove', (event: PointerEvent) => this.moved(svg, event)],
      ['pointerup', (event: PointerEvent) => this.up(event)],
      ['pointercancel', (event: PointerEvent) => this.up(event)],
      ['pointerleave', (event: PointerEvent) => this.up(event)],
      ['click', (event: MouseEvent) => this.click(event)],
    ];
    for (const [name, hear] of events) svg.addEventListener(name, hear as EventListener, listen);
    return () => {
      for (const [name, hear] of events)
        svg.removeEventListener(name, hear as EventListener, listen);
    };
  };

  private wheel(svg: SVGSVGElement, event: WheelEvent): void {
    event.preventDefault();
    const at = onMap(svg, new DOMPoint(event.clientX, event.clientY));
    this.scale(event.deltaY < 0 ? 1.2 : 1 / 1.2, at.x, at.y);
  }

  private down(event: PointerEvent): void {
    if (this.fingers.size === 0) this.dragged = false;
    this.fingers.set(event.pointerId, new DOMPoint(event.clientX, event.clientY));
  }

  private moved(svg: SVGSVGElement, event: PointerEvent): void {
    const from = this.fingers.get(event.pointerId);
    if (!from) return;
    const to = new DOMPoint(event.clientX, event.clientY);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(svg, from, to, other);
    else if (this.box && (this.dragged || apart(from, to) > DRAG)) this.drag(svg, from, to);
    else return;
    this.dragged = true;
    this.fingers.set(event.pointerId, to);
  }

  private pinch(svg: SVGSVGElement, from: DOMPoint, to: DOMPoint, other: DOMPoint): void {
    const by = apart(to, other) / Math.max(1, apart(from, other));
    const middle = onMap(svg, new DOMPoint((to.x + other.x) / 2, (to.y + other.y) / 2));
    this.scale(by, middle.x, middle.y);
  }

  private drag(svg: SVGSVGElement, from: DOMPoint, to: DOMPoint): void {
    const [a, b] = [onMap(svg, from), onMap(svg, to)];
    const now = this.seen;
    this.show({ ...now, x: now.x + a.x - b.x, y: now.y + a.y - b.y });
  }

  private up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  /** Whoever has moved the map has not pressed anything. */
  private click(event: MouseEvent): void {
    if (!this.dragged) return;
    this.dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** The box in the shape of the whole map, within its edges. */
  private kept(box: Box): Box {
    const whole = this.whole();
    const k = Math.max(box.w / whole.w, box.h / whole.h);
    const [w, h] = [whole.w * k, whole.h * k];
    const within = (middle: number, size: number, from: number, all: number) =>
      Math.max(from, Math.min(middle - size / 2, from + all - size));
    const x = within(box.x + box.w / 2, w, whole.x, whole.w);
    return { x, y: within(box.y + box.h / 2, h, whole.y, whole.h), w, h };
  }
}

function apart(a: DOMPoint, b: DOMPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function onMap(svg: SVGSVGElement, at: DOMPoint): DOMPoint {
  return at.matrixTransform(svg.getScreenCTM()?.inverse());
}
