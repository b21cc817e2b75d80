# Prints the cases that stdin contains as `[{name, values}]`. The first argument is the folder of `krume.jinja`.
import json
import sys
from jinja2 import Environment, FileSystemLoader, StrictUndefined

environment = Environment(loader=FileSystemLoader(sys.argv[1]), autoescape=True, undefined=StrictUndefined)


def show(case):
    name = case["name"].replace("-", "_")
    source = "{% import 'krume.jinja' as krume %}{{ krume." + name + "(values) }}"
    return environment.from_string(source).render(case)


print(json.dumps([show(case) for case in json.load(sys.stdin)]))
